import '#web/codex/start/codex.css'
import '#web/codex/items/item-card.css'
import '#web/codex/people/character-card.css'
import '#web/pathways/pathway-grid.css'
import '#web/pathways/tarot-card.css'
import '#web/account/achievement-card.css'
import './kit.css'
import '#web/illustrations/plate.css'
import type { ReactNode } from 'react'
import { CardBack } from '#web/illustrations/card-back.tsx'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { PlateBox } from '#web/illustrations/plate.tsx'
import { Carte } from '#web/illustrations/portrait.tsx'
import type { PortraitParts } from '#web/illustrations/portrait-parts.ts'
import { TarotFace } from '#web/illustrations/tarot-face.tsx'
import { RarityPips, Status } from '#web/ui/badges.tsx'
import { CardLink, LockedCard } from '#web/ui/card.tsx'
import { CategoryCard } from '#web/ui/category-card.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Tag } from '#web/ui/tag.tsx'
import crystalBall from '~icons/game-icons/crystal-ball'
import gemPendant from '~icons/game-icons/gem-pendant'
import help from '~icons/game-icons/help'
import revolver from '~icons/game-icons/revolver'
import secretBook from '~icons/game-icons/secret-book'
import trophyCup from '~icons/game-icons/trophy-cup'
import waxSeal from '~icons/game-icons/wax-seal'

export function KitPlates() {
  return (
    <div className="grid grid-3 kit-plates">
      <Labelled name="Seeded">
        <PlateBox seed="topaz-pendulum" glyph={gemPendant} rarity="rare" />
      </Labelled>
      <Labelled name="Medallion">
        <span className="plate-box">
          <Medallion seed="m" glyph={waxSeal} />
        </span>
      </Labelled>
      <Labelled name="Image failed">
        <PlateBox seed="fail" glyph={help} image="/no-such-picture.png" />
      </Labelled>
    </div>
  )
}

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className="meta kit-label">{name}</p>
    </div>
  )
}

const PEOPLE: [string, Partial<PortraitParts>][] = [
  ['klein', { hat: 'halftop' }],
  ['dunn', { face: 'm2', hair: 'receding' }],
  ['neil', { face: 'm2', hair: 'none', hat: 'bowler', facial: 'beard', bust: 'cape', cut: [] }],
  ['leonard', { hair: 'curly', cut: ['high'] }],
  ['rozanne', { face: 'f1', hair: 'bun', bust: 'gown', cut: ['lace', 'brooch'] }],
  ['daly', { face: 'f2', hair: 'none', hat: 'hoodie', bust: 'robe', cut: [] }],
  ['melissa', { face: 'f1', hair: 'waves', bust: 'gown', cut: ['high'] }],
  ['justice', { face: 'f2', hair: 'coil', hat: 'feathered', bust: 'gown', cut: ['lace'] }],
  ['hanged', { face: 'm2', hair: 'waves', bust: 'cape', cut: ['high'] }],
]

export function KitSilhouettes() {
  return (
    <div className="grid kit-people">
      {PEOPLE.map(([id, parts]) => (
        <Carte key={id} seed={id} parts={parts} />
      ))}
      <Carte seed="welch" hints={{ sex: 'male', age: 'young' }} gone />
    </div>
  )
}

export function KitCards() {
  return (
    <div className="stack">
      <div className="grid grid-3">
        <CardLink to="/kit" className="item-card">
          <PlateBox seed="brass-revolver" glyph={revolver} rarity="uncommon" />
          <span className="item-card-text">
            <h3 className="two-lines">Brass Revolver</h3>
            <RarityPips rarity="uncommon" />
            <span className="meta one-line">Firearm, Ch. 1</span>
            <span className="item-card-foot">
              <Status tone="owned">Owned</Status>
            </span>
          </span>
        </CardLink>
        <CardLink to="/kit" className="item-card" gone>
          <PlateBox seed="antigonus-notebook" glyph={secretBook} rarity="epic" />
          <span className="item-card-text">
            <h3 className="two-lines">Antigonus Family Notebook</h3>
            <RarityPips rarity="epic" />
            <span className="item-card-foot">
              <Status tone="missing-item">Missing</Status>
            </span>
          </span>
        </CardLink>
        <CardLink to="/kit" className="achievement-card">
          <Medallion seed="first-step" glyph={trophyCup} size={76} rarity="common" />
          <span>
            <h3>First Step</h3>
            <span className="achievement-card-text">Reach Chapter 32.</span>
            <ProgressBar value={84} label="First Step" bare />
          </span>
        </CardLink>
        <CardLink to="/kit" className="character-card">
          <Carte seed="rozanne" hints={{ sex: 'female' }} />
          <span className="character-card-text">
            <h3>Rozanne</h3>
            <span className="meta">Office clerk, first seen Ch. 15</span>
            <span className="character-card-foot">
              <Tag tone="accent-strong">Beyonder</Tag>
            </span>
          </span>
        </CardLink>
        <LockedCard className="pathway-grid-tile" />
      </div>
      <div className="codex-categories">
        <CategoryCard to="/kit" title="Items" count={27} fresh={2} glyph={revolver} />
        <CategoryCard to="/kit" title="Diary" count={1} glyph={secretBook} />
      </div>
    </div>
  )
}

export function KitTarot() {
  return (
    <div className="row">
      <span className="tarot-card">
        <TarotFace seed="seer" glyph={crystalBall} name="Seer" numeral="VI" motto="fate and divination" />
      </span>
      <span className="tarot-card tarot-card-back">
        <CardBack />
      </span>
    </div>
  )
}
