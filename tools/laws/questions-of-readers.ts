/** A question of a reader at chapter 60, the actions that answer it, and a pattern of the answer. */
type Question = { question: string; actions: string[]; answer: RegExp }

/**
 * As written: the question, the actions, the answer. `/neil` opens the search by its key, types and presses Enter, which is three
 * actions; `41` in a chapter menu types; anything else presses what has this name (with @ a link of the page), one action each.
 */
const QUESTIONS = `
Who is Old Neil? | /old neil | Mystery Pryer
Which Sequence is the captain? | /captain | Nightmare|Sequence 7
Where is the Divination Club? | /divination club | Howes Street
Who is the captain? | /captain | Dunn Smith
Which Sequence is Klein? | /klein | Sequence 9: Seer
Who was Klein before? | /klein | Zhou Mingrui
Where does Klein live? | /klein | 2 Daffodil Street
Who is Benson? | /benson | elder brother
Who is Melissa? | /melissa | younger sister
What does Leonard do? | /leonard | Midnight Poet
Who is Rozanne? | /rozanne | receptionist
Who is Miss Justice? | /miss justice | Audrey Hall
Who is The Hanged Man? | /hanged man | Alger Wilson
Where is Alger? | /alger | At sea
What is the Tarot Club? | /tarot club | Monday
Where do they meet? | /tarot club | gray fog
What became of the notebook? | /antigonus notebook | Missing
Who suspected owns the notebook? | /antigonus notebook | Ray Bieber
Which goddess rules the night? | /evernight goddess | Night
Which day is holy to her? | /evernight goddess | Sunday
Who are the Nighthawks? | /nighthawks | Evernight Goddess
What does a Seer do? | /seer | divination
Who sold Audrey her formula? | /spectator | Alger Wilson
What is known of the Apprentice? | /apprentice | Roselle
What is Backlund? | /backlund | capital
Where is Tingen? | /tingen | Loen
Who speaks with the dead? | /daly | Spirit Medium
Who is Klein’s mentor? | /cohen | professor
Is Welch alive? | /welch | Deceased
Is Naya alive? | /naya | Deceased
Who is Hanass Vincent? | /hanass vincent | fortune-teller
Who is Azik? | /azik | Khoy University
Who is Glacis? | /glacis | Divination Club
Who is Susie? | /susie | retriever
What does the Secret Order want? | /secret order | Antigonus
What is the Aurora Order? | /aurora order | secret society
Who was Roselle? | /roselle | emperor
Who is a Corpse Collector? | /frye | Corpse Collector
Which Sequence is Seeka Tron? | /seeka tron | Sequence 8
Where is Blackthorn Security? | /blackthorn security | Zouteland Street
What is the gray fog? | /gray fog | space
Who is the Lord of Storms? | /lord of storms | Storms
Who is Ince Zangwill? | /ince zangwill | archbishop
How much money has Klein at 60? | Home > Open ledger | Chapter 60
What does Klein carry? | Home > Open inventory | revolver
What has changed since 41? | Chapter 60 > 41 > What was told since Chapter 41 | since
What is open still? | Codex > @Recent Activity > @Mysteries: | open
What is new in this chapter? | Codex > @Recent Activity | Chapter 60
Which quests are done? | Quests > Completed | completed
Which pathways are known? | Pathways | Sleepless
`

export const questionsOfReaders: readonly Question[] = QUESTIONS.trim()
  .split('\n')
  .map((line) => {
    const [question = '', actions = '', ...answers] = line.split(' | ')
    return { question, actions: actions.split(' > '), answer: new RegExp(answers.join(' | '), 'i') }
  })

/** How many actions of a reader these are. */
export const countOf = (actions: readonly string[]): number =>
  actions.reduce((sum, action) => sum + (action.startsWith('/') ? 3 : 1), 0)
