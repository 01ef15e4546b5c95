// Shapes cut out of the ink to show the paper: collars, hat bands, glasses.

/** Collars, cravats, buttons. */
export const CUTS = {
  wing: (
    <>
      <path d="M63 176 C78 190 100 189 114 174 L117 183 C103 198 78 199 61 187 Z" />
      <path d="M104 187 L117 180 L131 203 L116 208 Z" />
      <path d="M101 191 L110 186 L114 199 L104 202 Z" fill="var(--sil-ink)" />
    </>
  ),
  cravat: (
    <>
      <path d="M113 174 L124 186 L110 196 L102 186 Z" />
      <path d="M110 197 L126 208 L122 244 L106 250 L104 208 Z" opacity=".55" />
    </>
  ),
  high: (
    <>
      <path d="M62 178 C80 194 104 192 117 180 L119 186 C104 200 78 202 60 186 Z" />
    </>
  ),
  lace: (
    <>
      <path d="M66 180 C78 194 100 194 111 182 L116 190 C112 194 110 199 106 198 C103 203 98 204 95 201 C91 205 86 204 83 201 C79 203 74 201 73 197 C68 197 64 192 64 188 Z" />
    </>
  ),
  brooch: (
    <>
      <circle cx="112" cy="200" r="6" />
      <circle cx="112" cy="200" r="3" fill="var(--sil-ink)" />
    </>
  ),
  buttons: (
    <>
      <circle cx="128" cy="214" r="2.6" />
      <circle cx="132" cy="228" r="2.6" />
      <circle cx="135" cy="242" r="2.6" />
    </>
  ),
  collarpoint: (
    <>
      <path d="M60 178 L50 206 L84 198 Z" />
    </>
  ),
}

/** The ribbon of a hat. */
export const HAT_BANDS = {
  tophat: (
    <>
      <path d="M52.5 45 C80 54 114 50 137.8 40 L138 50 C114 60 78 62 52 56 Z" />
    </>
  ),
  halftop: (
    <>
      <path d="M52.5 50 C80 58 114 54 137.6 44 L138 51.5 C114 62 78 65 52.5 59 Z" />
    </>
  ),
  bowler: (
    <>
      <path d="M50 55 C78 64 116 60 139 48 L140 57 C116 68 80 70 50 64 Z" />
    </>
  ),
  cap: (
    <>
      <path d="M46 68 C66 60 108 54 140 58 L140 62 C110 58 66 64 46 72 Z" />
    </>
  ),
  feathered: (
    <>
      <path d="M54.5 46 C82 56 112 54 137 44 L138 50 C112 60 82 62 54 54 Z" />
    </>
  ),
}

export const GLASSES = {
  monocle: (
    <>
      <circle cx="134" cy="88" r="7.5" fill="none" stroke="var(--sil-paper)" strokeWidth="2" />
      <path d="M132 95 C126 120 124 150 126 196" fill="none" stroke="var(--sil-paper)" strokeWidth="1" />
    </>
  ),
  specs: (
    <>
      <ellipse cx="136" cy="88" rx="6" ry="7" fill="none" stroke="var(--sil-paper)" strokeWidth="1.8" />
      <path d="M130 87 L98 92" stroke="var(--sil-paper)" strokeWidth="1.6" />
    </>
  ),
}

/** The seam between a hood and the face. */
export const EDGES = {
  bonnet: (
    <>
      <path
        d="M147 68 C132 76 112 86 101 104 C100 118 106 132 116 147"
        fill="none"
        stroke="var(--sil-paper)"
        strokeWidth="1.6"
      />
    </>
  ),
  hoodie: (
    <>
      <path
        d="M139 66 C134 72 112 86 99 108 C90 128 91 148 97 168 C102 184 102 196 97 210"
        fill="none"
        stroke="var(--sil-paper)"
        strokeWidth="1.6"
      />
    </>
  ),
}
