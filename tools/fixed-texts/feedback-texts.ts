import type { FixedText } from './fixed-text.ts'

/** Texts of the feedback. */
export const feedbackTexts: readonly FixedText[] = [
  {
    text: 'Community Feedback',
    where: 'the heading and the title of the feedback',
    sources: ['web/feedback/feedback-screen.tsx', 'web/route-table.ts'],
    seen: { chapter: 42, at: '/feedback' },
  },
  {
    text: 'Add Info',
    where: 'the feedback, one of its two buttons',
    sources: ['web/feedback/words.ts'],
    seen: { chapter: 42, at: '/feedback' },
  },
  {
    text: 'New Feedback',
    where: 'the feedback, the other button',
    sources: ['web/feedback/words.ts'],
    seen: { chapter: 42, at: '/feedback' },
  },
  {
    text: 'Select feedback type',
    where: 'the form, before a subtype of feedback is chosen',
    sources: ['web/feedback/words.ts'],
  },
  {
    text: 'Select information type',
    where: 'the form, before a subtype of information is chosen',
    sources: ['web/feedback/words.ts'],
  },
  {
    text: '{}/{} characters',
    where: 'the form, below the description',
    sources: ['web/ui/field.tsx'],
  },
  {
    text: 'Submitting...',
    where: 'the form, while it is sent',
    sources: ['web/feedback/feedback-form.tsx'],
  },
  {
    text: '(guest)',
    where: 'a post, after the name of a guest',
    sources: ['web/feedback/post-entry.tsx'],
  },
  {
    text: 'No feedback yet. Be the first to share your thoughts!',
    where: 'the list of feedback without posts',
    sources: ['web/feedback/post-list.tsx'],
  },
  {
    text: 'Both title and description are required.',
    where: 'the banner of a post without words',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Please select a specific type.',
    where: 'the banner of a post without a subtype',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Failed to authenticate: ',
    where: 'the banner where nobody could be made a guest; its reason follows',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Authentication failed',
    where: 'the banner where there is nobody even then',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Failed to submit feedback. Please try again.',
    where: 'the banner where a post fails without a reason',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Thank you! Your information has been sent to the administrators.',
    where: 'the feedback, after information was sent',
    sources: ['web/feedback/words.ts'],
  },
  {
    text: 'Thank you! Your feedback has been submitted successfully.',
    where: 'the feedback, after any other post',
    sources: ['web/feedback/words.ts'],
  },
]
