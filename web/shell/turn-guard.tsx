import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { LEAP } from '#api/limits.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const LeapQuestion = lazyPart(async () => (await import('./leap-question.tsx')).LeapQuestion)

type Turn = (chapter: number) => boolean

const TurnContext = createContext<Turn>(() => {
  throw new Error('useTurn() needs a TurnGuard around it')
})

/** Asks before a leap ahead, which may be a slip of the thumb; a single step or going back needs no question. */
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

/** Turns to a chapter chosen from a list; true when it turned, or asks first. */
export function useTurn(): Turn {
  return use(TurnContext)
}
