import { describe, expect, test } from 'vitest'
import { sectors } from './sectors.ts'

describe('the slices of a pie', () => {
  test('go clockwise from the top, each as large as its part of the whole', () => {
    expect(sectors([10, 20, 10], 90)).toEqual([
      'M0,-90A90,90,0,0,1,90,0L0,0Z',
      'M90,0A90,90,0,0,1,-90,0L0,0Z',
      'M-90,0A90,90,0,0,1,0,-90L0,0Z',
    ])
  })

  test('go the long way round where one is more than half', () => {
    expect(sectors([3, 1], 90)).toEqual(['M0,-90A90,90,0,1,1,-90,0L0,0Z', 'M-90,0A90,90,0,0,1,0,-90L0,0Z'])
  })

  test('fill the circle where there is only one', () => {
    expect(sectors([7], 90)).toEqual(['M0,-90A90,90,0,0,1,0,90A90,90,0,0,1,0,-90Z'])
  })

  test('are none where there is nothing', () => {
    expect(sectors([], 90)).toEqual([])
  })
})
