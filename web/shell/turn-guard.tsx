import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { LEAP } from '#api/limits.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const LeapQuestion = lazyPart(async () => (await import('./leap-question.tsx')).LeapQuestion)

type Turn = (chapter: number) => boolean

const TurnContext = createContext<Turn>(() => {
  throw new Error('useTurn() needs a TurnGuard around it')
})

/** Asks for confirmation before a leap ahead, which may be a slip; a single step, or going back, needs none. */
export function TurnGuard({ children }: { children: ReactNode }) {
  const { chapter, turnTo } = useReader()
  const [asked, setAsked] = useState<number>()

  function turn(to: number) {
    if (to <= chapter + LEAP) return turnTo(to)
    setAsked(to)
    return true
  }

  return (
    <TurnContext value={turn}>
      {children}
      {asked !== undefined && (
        <Suspense>
          <LeapQuestion
            from={chapter}
            to={asked}
            onAnswer={(isMeant) => {
              setAsked(undefined)
              if (isMeant) turnTo(asked)
            }}
          />
        </Suspense>
      )}
    </TurnContext>
  )
}

/** Turns to a chapter chosen from a list; true if it turned or is asking for confirmation. */
export function useTurn(): Turn {
  return use(TurnContext)
}
