import { useQuery } from '@tanstack/react-query'
import { ADDRESSES } from '#api/addresses.ts'
import type { Config } from '#api/config.ts'

/** What differs between installations: whether Google is there, and how to reach the people behind the product. */
export function useConfig(): Config | undefined {
  return useQuery({ queryKey: ['config'], queryFn: readConfig, staleTime: Number.POSITIVE_INFINITY }).data
}

async function readConfig(): Promise<Config> {
  const response = await fetch(ADDRESSES.config)
  if (!response.ok) throw new Error(`${ADDRESSES.config}: ${response.status}`)
  return (await response.json()) as Config
}
