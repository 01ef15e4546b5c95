import './field.css'
import './search-box.css'
import { type RefObject, useRef } from 'react'
import Search from '~icons/lucide/search'
import X from '~icons/lucide/x'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type SearchBoxProps = { label: string; placeholder?: string; ref?: RefObject<HTMLInputElement | null> } & (
  | { value: string; onChange: (value: string) => void; disabled?: false }
  | { disabled: true }
)

/** A search field; the × clears it and keeps the cursor in it. */
export function SearchBox({ label, placeholder, ref, ...box }: SearchBoxProps) {
  const { value, onChange } = box.disabled ? off : box
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  return (
    <search className={classNames('search-box app-only', box.disabled && 'is-off')}>
      <Search />
      <input
        ref={input}
        className="field-input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        disabled={box.disabled}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton
          label="Clear search"
          className="search-box-clear"
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

const off = { value: '', onChange() {} }
