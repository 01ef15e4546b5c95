import type { RouteObject } from 'react-router'

export const routes: RouteObject[] = [
  ...(import.meta.env.DEV
    ? [{ path: '/kit', lazy: async () => ({ Component: (await import('./kit/kit-screen.tsx')).KitScreen }) }]
    : []),
]
