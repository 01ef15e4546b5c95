/** A reader's search, the chapter at which they type it, and the entry that should come first. */
export type WantedSearch = { chapter: number; words: string; wanted: string }

/** As written: the chapter, the words, and after the arrow the kind and the id of the wanted entry. */
const SEARCHES = `
42 the captain -> characters/dunn-smith
42 dunn -> characters/dunn-smith
42 dun smith -> characters/dunn-smith
42 captain of the nighthawks -> characters/dunn-smith
42 smith -> characters/dunn-smith
42 klein -> characters/klein-moretti
42 klien -> characters/klein-moretti
42 kline -> characters/klein-moretti
42 zhou mingrui -> characters/klein-moretti
42 moretti -> characters/klein-moretti
42 bensen -> characters/benson-moretti
42 melisa -> characters/melissa-moretti
42 leonard -> characters/leonard-mitchell
42 lenard mitchel -> characters/leonard-mitchell
42 mitchell leonard -> characters/leonard-mitchell
42 rozane -> characters/rozanne
42 old neal -> characters/old-neil
42 neil -> characters/old-neil
42 audry -> characters/audrey-hall
42 miss justice -> characters/audrey-hall
42 the hanged man -> characters/alger-wilson
42 algers -> characters/alger-wilson
42 emperor roselle -> characters/roselle-gustav
42 rosele -> characters/roselle-gustav
42 gustav -> characters/roselle-gustav
42 welsh -> characters/welch-mcgovern
42 mcgovern -> characters/welch-mcgovern
42 who is azik -> characters/azik
42 mr azik -> characters/azik
42 madam daly -> characters/daly
42 butler klee -> characters/klee
42 susie the dog -> characters/susie
42 chanis -> characters/archbishop-chanis
42 cohen -> characters/quentin-cohen
42 painted woman at the circus -> characters/circus-fortune-teller
42 fortune teller -> characters/real-circus-fortune-teller
42 goddess -> deities/evernight-goddess
42 evernight -> deities/evernight-goddess
42 evrnight godess -> deities/evernight-goddess
42 blazing sun -> deities/eternal-blazing-sun
42 lord of the storms -> deities/lord-of-storms
42 nighthawk -> organizations/nighthawks
42 nighthawks of tingen -> organizations/tingen-nighthawks
42 seventh unit -> organizations/tingen-nighthawks
42 tarot club -> organizations/tarot-club
42 taort -> organizations/tarot-club
42 blackthorn -> organizations/blackthorn-security-company
42 black thorn -> organizations/blackthorn-security-company
42 divination -> organizations/divination-club
42 punishers -> organizations/mandated-punishers
42 antigonus -> organizations/antigonus-family
42 psycology alchemists -> organizations/psychology-alchemists
42 potion -> items/seer-potion
42 antigonus notebook -> items/antigonus-notebook
42 0-08 -> items/sealed-artifact-0-08
42 sealed artifact 0 08 -> items/sealed-artifact-0-08
42 neils pendulum -> items/old-neils-pendulum
42 revolver -> items/revolver
42 bullets -> items/demon-hunting-bullets
42 pocket watch -> items/silver-pocket-watch
42 tingen -> locations/tingen
42 backland -> locations/backlund
42 pritz harbour -> locations/pritz-harbor
42 harbour -> locations/pritz-harbor
42 grey fog -> locations/above-the-gray-fog
42 chanis gate -> locations/chanis-gate
42 armory -> locations/nighthawk-armory
42 dunns office -> locations/dunns-office
42 khoy university -> locations/khoy-university
42 crimson moon -> worldLore/crimson-moon
42 currency -> worldLore/loen-currency
42 blasphemy slate -> worldLore/blasphemy-slate
42 cogitation -> worldLore/cogitation-practice
42 spectator -> pathways/spectator
42 corps collector -> pathways/corpsecollector
42 what is the grey fog -> mysteries/nature-of-the-gray-fog
42 murmurs -> mysteries/murmurs-of-hornacis
58 acting method -> worldLore/digestion-and-acting
61 klein's brother -> characters/benson-moretti
97 history teacher -> characters/azik
97 sequence 7 -> pathways/sailor/sequence_7
100 daly simone -> characters/daly
100 simon daly -> characters/daly
100 azik eggars -> characters/azik
100 fool -> deities/the-fool
100 mr fool -> deities/the-fool
100 clown -> pathways/seer/sequence_8
190 the captain -> characters/dunn-smith
190 fors -> characters/fors-wall
214 derick berg -> characters/boy-praying-in-jotun
214 boy praying in jotun -> characters/boy-praying-in-jotun
214 black-armored knight -> characters/black-armored-knight
214 armoured knight -> characters/black-armored-knight
214 rear admiral hurricane -> characters/qilangos
214 quilangos -> characters/qilangos
214 madam sharron -> characters/madam-sharon
214 figure at the piano -> mysteries/figure-at-the-piano
214 shepherd -> pathways/secretssupplicant/sequence_5
214 enmat harbour -> locations/enmat-harbor
214 nighthawks in backlund -> organizations/backlund-nighthawks
`

export const searchesOfReaders: readonly WantedSearch[] = SEARCHES.trim()
  .split('\n')
  .map((line) => {
    const [, chapter, words, wanted] = /^(\d+) (.+) -> (\S+)$/.exec(line) ?? []
    return { chapter: Number(chapter), words: words ?? '', wanted: wanted ?? '' }
  })
