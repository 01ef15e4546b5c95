import './profile-tab.css'
import './account.css'
import './figures.css'
import { labelOf } from '#story/book/book-kinds.ts'
import { href } from '#story/entries/routes.ts'
import { achievementSummary } from '#story/reading/achievements.ts'
import { journey, readingPercent } from '#story/reading/journey.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Leaders } from '#web/ui/leaders.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { MoreLink } from '#web/ui/text-link.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import bookmark from '~icons/game-icons/bookmark'
import { addressOfTab } from './address.ts'
import { Figure, Figures } from './figures.tsx'
import { readerName } from './reader-name.ts'
import { DAY_STREAK } from './streak.ts'
import { useAchievements } from './use-achievements.ts'

const {
  hasAchievements,
  sections: { quests },
} = book

/** Who the reader is, how far they have read, and their achievements. */
export function ProfileTab() {
  const { profile, chapter } = useReader()
  const { characters, locations } = journey(useStory())
  const percent = readingPercent(chapter, book.chapters)
  return (
    <div className="account-tab">
      <Figures className="figures-profile" glyph={bookmark} seed="profile">
        <Figure name={<>Member since {useIsAlive() && today()}</>}>
          <span className="account-name">{readerName(profile)}</span>
        </Figure>
        <Figure name="Day streak">{DAY_STREAK}</Figure>
        <Figure name={book.sections.characters.title}>{characters}</Figure>
        {book.sections.locations && <Figure name={book.sections.locations.title}>{locations}</Figure>}
      </Figures>
      {profile?.isAnonymous && <GuestBanner />}
      <div className="grid grid-2">
        <Card className="profile-tab-card" aria-labelledby="reading-progress">
          <h2 id="reading-progress">Reading Progress</h2>
          <ProgressBar label={`Chapter ${chapter} of ${book.chapters.total}`} value={percent} />
          <p>
            The codex holds chapters {book.chapters.first} to {book.chapters.last} of them so far.
          </p>
        </Card>
        {(quests || hasAchievements) && <Journey />}
      </div>
    </div>
  )
}

/** The reader's statistics, as far as the book has them. */
function Journey() {
  const { questsCompleted } = journey(useStory())
  const { unlocked, total, points } = achievementSummary(useAchievements())
  return (
    <Card className="profile-tab-card" aria-labelledby="your-journey">
      <h2 id="your-journey">Your Journey</h2>
      {quests && <Leaders name={`${labelOf(quests)} completed`}>{questsCompleted}</Leaders>}
      {hasAchievements && (
        <>
          <Leaders name="Achievements unlocked">
            {unlocked} of {total}
          </Leaders>
          <Leaders name="Achievement points">{points}</Leaders>
          <MoreLink className="app-only" to={addressOfTab('achievements')} replace>
            See the achievements
          </MoreLink>
        </>
      )}
    </Card>
  )
}

function GuestBanner() {
  return (
    <Banner
      action={
        <ButtonLink small to={href('signIn', { mode: 'sign-up' })}>
          Create an account
        </ButtonLink>
      }
    >
      You are reading as a guest. With an account of your own, your chapter and all that you see here follow you to
      other devices.
    </Banner>
  )
}

/** The specification asks for today's date here, not the date of joining. */
function today(): string {
  return new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}
