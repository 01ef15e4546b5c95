import './key-hints.css'

/** What the keys do, for those who have some; whoever hears the page is told by the field. */
export function KeyHints() {
  return (
    <div className="key-hints meta" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
      <span className="key-hints-anywhere">
        <kbd>/</kbd> from anywhere
      </span>
    </div>
  )
}
