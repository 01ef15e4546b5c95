import './licences.css'
/** Credits for the work of others. */
export function Licences() {
  return (
    <ul className="licences">
      <li>
        Story glyphs from <a href="https://game-icons.net">game-icons.net</a> by Lorc, Delapouite and contributors,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>, re-inked.
      </li>
      <li>
        Interface icons: <a href="https://lucide.dev/license">Lucide, ISC</a>.
      </li>
      <li>
        Fonts: Imbue, Literata, Archivo, IM Fell Double Pica, <a href="https://openfontlicense.org">SIL OFL 1.1</a>.
      </li>
      <li>Engravings, silhouettes and the program itself: MIT licence.</li>
    </ul>
  )
}
