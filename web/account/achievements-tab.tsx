import './account.css'
import { achievementGroups, achievementSummary } from '#story/reading/achievements.ts'
import { bookAchievements } from '#web/reader/achievements.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Group } from '#web/ui/group.tsx'
import trophy from '~icons/game-icons/laurels-trophy'
import { AchievementCard } from './achievement-card.tsx'
import { AchievementSheet } from './achievement-sheet.tsx'
import { Figure, Figures } from './figures.tsx'
import { DAY_STREAK } from './streak.ts'
import { useAchievements } from './use-achievements.ts'

/** All achievements by category, and the points earned so far. */
export function AchievementsTab() {
  const achievements = useAchievements()
  const { unlocked, total, percent, points } = achievementSummary(achievements)
  return (
    <div className="account-tab">
      <Figures glyph={trophy} seed="achievements">
        <Figure name="Achievements unlocked">
          {unlocked}
          <small> of {total}</small>
        </Figure>
        <Figure name="Completion">{percent}%</Figure>
        <Figure name="Points earned">{points}</Figure>
        <Figure name="Day streak">{DAY_STREAK}</Figure>
      </Figures>
      <Banner>Many achievements are placeholders for now and cannot be unlocked yet.</Banner>
      <div>
        {achievementGroups(achievements, bookAchievements).map(({ category, unlocked, achievements }) => (
          <Group key={category} title={category} count={`${unlocked}/${achievements.length}`}>
            <ul className="grid grid-3">
              {achievements.map((achievement) => (
                <li key={achievement.id}>
                  <AchievementCard achievement={achievement} />
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </div>
      <AchievementSheet />
    </div>
  )
}
