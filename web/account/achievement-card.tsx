import './achievement-card.css'
import glyphs from '#glyphs/achievements'
import type { AchievementProgress } from '#story/reading/achievements.ts'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { RarityPips } from '#web/ui/badges.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import trophy from '~icons/game-icons/trophy'
import CircleCheck from '~icons/lucide/circle-check'
import { addressOfAchievement } from './address.ts'

/** An achievement in the list: with a check mark if unlocked, otherwise with its progress. */
export function AchievementCard({ achievement }: { achievement: AchievementProgress }) {
  const { id, name, description, rarity, unlocked, progress, points } = achievement
  return (
    <CardLink to={addressOfAchievement(id)} className={classNames('achievement-card', !unlocked && 'is-locked')}>
      <AchievementMedal achievement={achievement} />
      <div>
        <h3>
          {name}
          {unlocked && (
            <span className="achievement-card-check">
              <CircleCheck />
              <span className="visually-hidden">Unlocked</span>
            </span>
          )}
        </h3>
        <p className="achievement-card-text">{description}</p>
        <div className="between">
          <RarityPips rarity={rarity} />
          <span className="meta numerals">{unlocked ? `${points} points` : `${progress}%`}</span>
        </div>
        {!unlocked && <ProgressBar label={name} value={progress} bare />}
      </div>
    </CardLink>
  )
}

/** The engraving of an achievement, which fills its container. */
export function AchievementMedal({ achievement }: { achievement: AchievementProgress }) {
  const { id, icon, rarity } = achievement
  return <Medallion glyph={glyphs[icon] ?? trophy} seed={id} rarity={rarity} />
}
