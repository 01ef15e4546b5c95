import { expect, test } from 'vitest'
import { withoutRemarks } from './remarks.ts'

test('what authors say to each other stays with them', () => {
  const chapter = {
    title: 'A heading',
    characters: { anna: { name: 'Anna', forgets: 'She never was a sailor.' }, bert: null },
  }
  expect(withoutRemarks(chapter)).toEqual({ title: 'A heading', characters: { anna: { name: 'Anna' }, bert: null } })
})
