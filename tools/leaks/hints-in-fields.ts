import type { Hints } from './hint.ts'

const PLAIN = 'A lamp is lit beside the window at dusk, and somebody goes up and down behind the curtain.'
const note = (more: object = {}) => ({ category: 'other', content: PLAIN, ...more })
const tin = (icon: string) => ({ name: 'Tea tin', category: 'tool', icon, description: PLAIN })

/** Hints without a sentence: given away by an id, a drawing, a group or a status. */
export const hintsInFields: Hints = {
  id: [
    [10, 'notes.murdered-club-member', note()],
    [40, 'notes.bury-the-captain', note()],
    [42, 'notes.the-butler-lies', note()],
    [30, 'notes.who-killed-the-captain', note()],
    [28, 'notes.recipe-from-the-church', note()],
    [19, 'notes.traitor-on-the-team', note()],
    [20, 'characters.leonard-mitchell', { abilities: { 'parasites-advice': { name: 'A good ear' } } }],
    [17, 'characters.leonard-mitchell', { told: [{ text: 'He hums under his breath.', key: 'stowaway' }] }],
  ],
  icon: [
    [14, 'items.tea-tin', tin('tombstone')],
    [12, 'items.tea-tin', tin('clown')],
    [16, 'items.tea-tin', tin('dragon-head')],
    [9, 'items.tea-tin', tin('death-note')],
    [24, 'items.antigonus-notebook', { icon: 'haunting' }],
    [35, 'organizations.antigonus-family', { icon: 'puppet' }],
    [20, 'items.revolver', { icon: 'broken-heart' }],
    [65, 'organizations.psychology-alchemists', { icon: 'two-shadows' }],
  ],
  tag: [
    [20, 'notes.a-lamp', note({ tags: ['dragons'] })],
    [40, 'notes.a-lamp', note({ tags: ['suicide'] })],
    [30, 'notes.a-lamp', note({ tags: ['faceless'] })],
    [45, 'notes.a-lamp', note({ tags: ['betrayal'] })],
    [14, 'organizations.psychology-alchemists', { tags: ['parasite'] }],
    [50, 'notes.a-lamp', note({ tags: ['death'] })],
  ],
  'category or group': [
    [38, 'characters.hanass-vincent', { category: 'Cultists' }],
    [38, 'characters.leonard-mitchell', { category: 'Hosts of a parasite' }],
    [45, 'characters.kenley-white', { category: 'Fallen in the line of duty' }],
    [47, 'locations.blackthorn-security-company', { group: 'Former homes' }],
    [19, 'items.sealed-artifact-0-08', { category: 'Beyonder Characteristics' }],
    [48, 'characters.hanass-vincent', { category: 'Wanted' }],
    [40, 'organizations.divination-club', { group: 'Secret organisations' }],
  ],
  alias: [
    [28, 'characters.azik', { aliases: ['Consul of Death'] }],
    [60, 'characters.leonard-mitchell', { aliases: ['The Star'] }],
    [40, 'characters.old-neil', { aliases: ['Poor Neil'] }],
    [50, 'characters.leonard-mitchell', { aliases: ["Pallez's friend"] }],
    [42, 'characters.daly', { aliases: ['The Widow of Blackthorn'] }],
    [26, 'characters.dunn-smith', { aliases: ['The Guardian'] }],
  ],
  'role or label': [
    [42, 'organizations.tingen-nighthawks', { knownMembers: { 'leonard-mitchell': { role: 'Mourner' } } }],
    [47, 'organizations.tingen-nighthawks', { knownMembers: { 'kenley-white': { role: 'Martyr' } } }],
    [38, 'organizations.divination-club', { knownMembers: { glacis: { role: 'Past saving' } } }],
    [24, 'items.antigonus-notebook', { condition: 'Kills its owner twice' }],
    [40, 'organizations.divination-club', { knownMembers: { nobody: { name: 'A guest', role: 'Traitor' } } }],
    [38, 'characters.hanass-vincent', { faction: 'Devourers of souls' }],
    [24, 'characters.azik', { location: 'Tingen, for want of a better grave' }],
  ],
  'fate never told again': [
    [45, 'characters.kenley-white', { status: 'Missing', headline: 'Kenley walks home in the rain.' }],
    [39, 'characters.bredt', { status: 'Deceased', headline: 'Bredt has the morning watch.' }],
    [29, 'characters.daly', { status: 'Wanted' }],
    [23, 'items.silver-inlaid-cane', { status: 'Destroyed' }],
    [43, 'items.silver-inlaid-cane', { status: 'Missing', told: ['It has a handle of silver.'] }],
    [50, 'organizations.divination-club', { status: 'Destroyed' }],
    [49, 'characters.glacis', { status: 'Deceased', told: ['He is dead tired after the reading.'] }],
  ],
  'fate told again in its chapter': [
    [60, 'characters.dunn-smith', { status: 'Deceased' }],
    [47, 'characters.old-neil', { status: 'Deceased' }],
    [49, 'characters.hanass-vincent', { status: 'Deceased' }],
  ],
  'rank or weight': [
    [24, 'items.antigonus-notebook', { importance: 'Very high' }],
    [23, 'items.silver-inlaid-cane', { rarity: 'legendary' }],
    [12, 'quests.a-lamp', { title: 'The lamp', description: PLAIN, status: 'active', type: 'main' }],
  ],
  'looks of a portrait': [
    [63, 'characters.tris', { portrait: { sex: 'female' } }],
    [38, 'characters.hanass-vincent', { portrait: { hooded: true } }],
    [24, 'characters.azik', { portrait: { age: 'old' } }],
  ],
  'badge or tie': [
    [24, 'characters.azik', { beyonder: true }],
    [41, 'characters.susie', { beyonder: true }],
    [42, 'characters.daly', { ties: { 'dunn-smith': { as: 'betrothed' } } }],
  ],
  objective: [
    [26, 'quests.recover-the-notebook', { objectives: { mourning: { text: 'Mourn the captain', status: 'failed' } } }],
    [38, 'quests.act-as-a-seer', { objectives: { 'act-9': { text: 'Find out who pays the club', status: 'failed' } } }],
    [36, 'quests.recover-the-notebook', { objectives: { 'rn-9': { text: 'Ask him at his house', status: 'failed' } } }],
  ],
}
