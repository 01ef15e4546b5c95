import './auth-note.css'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { Banner } from '#web/ui/banner.tsx'

/** For a guest who wants to register or sign in. */
export function GuestNote() {
  return (
    <div className="auth-note">
      <Banner>
        You are reading as a guest. An account of your own keeps your chapter.{' '}
        <Link to={href('home')}>Back to the codex</Link>
      </Banner>
    </div>
  )
}
