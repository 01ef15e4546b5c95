import './portrait.css'
import { memo, type ReactNode } from 'react'
import { type Glyph, glyphPaths } from './glyph.ts'
import { Picture } from './picture.tsx'
import { type GivenParts, type PortraitHints, type PortraitParts, portraitParts } from './portrait-parts.ts'
import { CUTS, EDGES, GLASSES, HAT_BANDS } from './silhouette-cuts.tsx'
import { BUSTS, FACES, FACIAL, HAIR, HATS } from './silhouette-shapes.ts'

type PortraitProps = {
  /** The id of the person; the same id gives the same silhouette. */
  seed: string
  /** Parts set by hand; missing ones stay plain. Takes precedence over the hints. */
  parts?: GivenParts | undefined
  /** What the record says; the rest is chosen pseudo-randomly from the seed. */
  hints?: PortraitHints | undefined
  /** Drawn instead of a silhouette for a character who is not a person: path data in a box of 512. */
  glyph?: Glyph['body'] | undefined
  /** The address of an image; the silhouette replaces it if it fails to load. */
  image?: string | undefined
}

/** A cut-paper profile on toned paper, without a frame. It shows no face, so it reveals nothing. */
export function Portrait({ seed, parts, hints, glyph, image }: PortraitProps) {
  return (
    <Picture key={image} image={image} className="portrait">
      {glyph ? (
        <CutGlyph body={glyph} />
      ) : (
        <Silhouette parts={parts ? withPlain(parts) : portraitParts(seed, hints ?? {})} />
      )}
    </Picture>
  )
}

/** A portrait on a mount; for someone deceased it is grey with a black corner. */
export function Carte({ gone = false, ...portrait }: PortraitProps & { gone?: boolean | undefined }) {
  return (
    <span className={gone ? 'portrait-card is-dead' : 'portrait-card'}>
      <Portrait {...portrait} />
    </span>
  )
}

const PLAIN: PortraitParts = {
  face: 'm1',
  hair: 'swept',
  hat: 'none',
  facial: 'none',
  bust: 'frock',
  cut: ['wing'],
  glasses: 'none',
}

function withPlain(parts: GivenParts): PortraitParts {
  const given = Object.entries(parts).filter(([, part]) => part !== undefined)
  return { ...PLAIN, ...Object.fromEntries(given) }
}

const Silhouette = memo(function Silhouette({ parts }: { parts: PortraitParts }) {
  const { face, hair, hat, facial, bust, cut, glasses } = parts
  return (
    <Paper>
      <g fill="var(--sil-ink)">
        <path d={BUSTS[bust]} />
        <path d={FACES[face]} />
        {hair !== 'none' && <path d={HAIR[hair]} />}
        {facial !== 'none' && <path d={FACIAL[facial]} />}
        {hat !== 'none' && <path d={HATS[hat]} />}
      </g>
      <g fill="var(--sil-paper)">
        {cut.map((name) => (
          <g key={name}>{CUTS[name]}</g>
        ))}
        {hat in HAT_BANDS && HAT_BANDS[hat as keyof typeof HAT_BANDS]}
        {hat !== 'bonnet' && hat !== 'hoodie' && <path className="portrait-ear" d={EAR} />}
        {glasses !== 'none' && GLASSES[glasses]}
        {hat in EDGES && EDGES[hat as keyof typeof EDGES]}
      </g>
    </Paper>
  )
})

const CutGlyph = memo(function CutGlyph({ body }: Glyph) {
  return (
    <Paper>
      <path d={glyphPaths({ body }).join('')} fill="var(--sil-ink)" transform="translate(8 28) scale(.36)" />
    </Paper>
  )
})

/** The toned paper on which profiles are mounted. */
function Paper({ children }: { children: ReactNode }) {
  return (
    <svg className="portrait" viewBox="-10 -30 220 275" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="portrait-ground" x="-10" y="-30" width="220" height="290" />
      <rect className="portrait-hatch" x="-10" y="-30" width="220" height="290" fill="url(#burin-p)" />
      {children}
    </svg>
  )
}

const EAR = 'M93 96 C87 93 83 98 85 105 C86 111 90 115 94 113'
