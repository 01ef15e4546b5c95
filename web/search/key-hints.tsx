import './key-hints.css'

/** The keys of the search, for readers with a keyboard; the field tells screen readers itself. */
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
