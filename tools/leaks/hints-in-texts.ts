import type { Hints } from './hint.ts'

/** A text that reveals nothing, for entries that need one. */
const PLAIN = 'A lamp is lit beside the window at dusk, and somebody goes up and down behind the curtain.'

/** Hints in sentences. None of them is anywhere else in the book: they are what an author might let slip. */
export const hintsInTexts: Hints = {
  'hint without a name': [
    [19, 'characters.dunn-smith', { told: ['Not many captains of this city grow old.'] }],
    [20, 'characters.klein-moretti', { told: ['He is never quite alone inside his own head.'] }],
    [29, 'characters.daly', { told: ['Her heart belongs to a man who is blind to it.'] }],
    [40, 'characters.old-neil', { told: ['There is one room in his house that nobody has been asked into.'] }],
    [50, 'characters.leonard-mitchell', { told: ['Somebody else always seems to answer when he mutters.'] }],
    [24, 'items.antigonus-notebook', { told: ['Whoever reads in it is counted among its own.'] }],
    [47, 'locations.blackthorn-security-company', { told: ['Its stairs are scrubbed as if for a wake.'] }],
    [60, 'characters.audrey-hall', { told: ['She learns how easily one can lie to those whom one loves.'] }],
    [38, 'organizations.divination-club', { headline: 'Somebody in the club pays more than the fee.' }],
    [14, 'mysteries.nature-of-the-gray-fog', { description: '… Whoever sits there is only keeping the chair warm.' }],
  ],
  pronoun: [
    [63, 'characters.tris', { told: ['She walks alone along the harbour in the evening.'] }],
    [74, 'characters.suited-clown', { told: ['Both of them wear white gloves.'] }],
    [28, 'deities.death', { told: ['He watches over one who has forgotten it.'] }],
  ],
  'number of people or things': [
    [35, 'organizations.tarot-club', { told: ['Three of its twenty-two chairs are taken.'] }],
    [35, 'organizations.antigonus-family', { told: ['All of its sons but one are dead.'] }],
    [20, 'items.revolver', { told: ['Five of its bullets find nobody.'] }],
    [65, 'organizations.nighthawks', { told: ['The team of Tingen is one of the last with six Beyonders.'] }],
  ],
  'past tense of the living': [
    [20, 'characters.dunn-smith', { told: ['Dunn Smith was a patient man.'] }],
    [26, 'characters.dunn-smith', { told: ['The chair of the late captain stands by the window.'] }],
    [45, 'characters.kenley-white', { told: ['Kenley had no enemies.'] }],
    [40, 'characters.old-neil', { headline: 'Old Neil was the kindest of teachers.' }],
    [39, 'characters.rozanne', { told: ['She was the life of the office.'] }],
    [41, 'characters.leonard-mitchell', { description: '… His poems were never printed.' }],
    [42, 'organizations.tingen-nighthawks', { told: ['The late Dunn Smith leads it from the office upstairs.'] }],
    [46, 'characters.frye', { told: ['Frye used to pray for each of them.'] }],
  ],
  'scare quotes': [
    [24, 'characters.azik', { told: ["He has taught as a 'teacher' of history for some years."] }],
    [38, 'characters.hanass-vincent', { told: ["His pupils call what he does 'divination'."] }],
    [29, 'characters.melissa-moretti', { told: ["She makes tea for her 'brother' every morning."] }],
  ],
  'length of a time': [
    [30, 'characters.dunn-smith', { told: ['He reckons in months, not in years.'] }],
    [60, 'organizations.tarot-club', { told: ['For ten more Mondays its chairs are warm.'] }],
    [42, 'characters.kenley-white', { told: ['He has five pay days in his pocket.'] }],
  ],
  'doubt where nobody doubts': [
    [38, 'characters.hanass-vincent', { told: ['He lives in Tingen under an assumed name.'] }],
    [24, 'characters.azik', { appearance: 'A man of middle age (in appearance) with bronze skin.' }],
    [54, 'characters.joyce-meyer', { told: ['He is believed to have been an ordinary passenger.'] }],
    [62, 'characters.lanevus', { told: ['He says that he is a scholar.'] }],
  ],
  'heading or headline': [
    [60, 'quests.act-as-a-seer', { title: "The captain's last summer" }],
    [39, 'characters.rozanne', { headline: 'Rozanne sees her captain smile, as he does so seldom these days.' }],
    [30, 'notes.the-desk', { title: 'Before the fire', category: 'other', content: PLAIN }],
    [50, 'mysteries.open-gate', { title: 'Who opened the gate?', description: PLAIN, status: 'open' }],
  ],
  'later name that the book declares': [
    [60, 'characters.audrey-hall', { told: ['She reads of one Gehrman in the paper.'] }],
    [50, 'characters.klein-moretti', { told: ['HE SIGNS AS GEHRMAN for the first time in a game.'] }],
    [
      30,
      'notes.a-street',
      {
        category: 'other',
        content: 'A room in Minsk Street would be cheap, but who would live in the capital for that?',
      },
    ],
    [65, 'organizations.psychology-alchemists', { aliases: ["Pallez's pupils"] }],
  ],
  'later name that nobody declares': [
    [45, 'characters.frye', { told: ['He has a letter from Cattleya in his coat.'] }],
    [60, 'organizations.tarot-club', { told: ['It is joined by Emlyn.'] }],
    [
      42,
      'notes.letter-of-hitte',
      { category: 'other', content: 'Hitte is a name that I have read on a photograph in the office today.' },
    ],
  ],
  'lore term': [
    [
      76,
      'characters.ray-bieber',
      { told: ['He leaves a remnant that obeys the law of beyonder characteristics indestructibility.'] },
    ],
    [40, 'characters.old-neil', { told: ['He has never met a demigod.'] }],
    [28, 'deities.death', { told: ['It is served by demigods in the south.'] }],
    [39, 'characters.bredt', { told: ['He asks how many high-ranking deacons there are.'] }],
    [
      54,
      'notes.blood-of-mutants',
      {
        category: 'other',
        content: 'Whatever mutants are, they are spoken of with a shudder by those who have met one.',
      },
    ],
    [76, 'characters.ray-bieber', { told: ['His beyonder characteristic is brought behind the gate.'] }],
    [60, 'characters.alger-wilson', { told: ['He knows what one must not say of Sequence 4.'] }],
    [38, 'characters.glacis', { told: ['He asks whether spirits can be sent as messengers.'] }],
  ],
  'stray letter': [
    [20, 'characters.dunn-smith', { told: ['He waits for Trissy\u200b at the door.'] }],
    [30, 'characters.melissa-moretti', { told: ['She meets a girl called Tr\u0456ssy.'] }],
    [39, 'characters.bredt', { told: ['He writes the word Mego\u00adse on a slip of paper.'] }],
    [41, 'characters.susie', { told: ['She barks at \u202eyssirT\u202c from the stairs.'] }],
    [42, 'characters.seeka-tron', { told: ['She writes to Lanev\u03bfs.'] }],
    [45, 'characters.frye', { told: ['He speaks of Mr.\u00a0Gehr\u00admann at the grave.'] }],
  ],
}
