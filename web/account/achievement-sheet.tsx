import './achievement-sheet.css'
import { Navigate } from 'react-router'
import { useClose } from '#web/popup/use-close.ts'
import { RarityPips } from '#web/ui/badges.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { AchievementMedal } from './achievement-card.tsx'
import { addressOfTab, useAccountAddress } from './address.ts'
import { useAchievements } from './use-achievements.ts'

/** The achievement opened by `?achievement=`; an unknown one is replaced by the list. */
export function AchievementSheet() {
  const { achievement: id } = useAccountAddress()
  const achievements = useAchievements()
  const close = useClose(addressOfTab('achievements'))
  const isAlive = useIsAlive()
  if (id === null) return null

  const at = achievements.findIndex((achievement) => achievement.id === id)
  const achievement = achievements[at]
  if (!achievement) return isAlive && <Navigate replace to={addressOfTab('achievements')} />

  const { name, description, rarity, unlocked, progress, points } = achievement
  return (
    <Sheet title={name} placesTitle label={`Achievements, No. ${at + 1}`} variant="small" onClose={close}>
      <div className="achievement-sheet-head">
        <AchievementMedal achievement={achievement} />
        <div className="stack-small">
          <SheetTitle />
          <RarityPips rarity={rarity} />
          <p>{description}</p>
        </div>
      </div>
      {unlocked ? (
        <p className="achievement-sheet-unlocked">
          <b className="good">Unlocked!</b> {points} points earned
        </p>
      ) : (
        <ProgressBar label="Progress" value={progress} />
      )}
    </Sheet>
  )
}
