import { useRef } from 'react'
import Search from '~icons/lucide/search'
import X from '~icons/lucide/x'
import { IconButton } from './icon-button.tsx'

type SearchBoxProps = {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder?: string
  disabled?: boolean
}

/** A search field; the × empties it and leaves the cursor in it. */
export function SearchBox({ value, onChange, label, placeholder, disabled }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className="search">
      <Search />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && !disabled && (
        <IconButton
          label="Clear search"
          className="search-clear"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <X size="s" />
        </IconButton>
      )}
    </search>
  )
}
