import './menu.css'
import { type ReactNode, useEffect, useRef } from 'react'
import Check from '~icons/lucide/check'
import { classNames } from './class-names.ts'

export type ListboxOption = {
  value: string
  /** Its name; typing its first letters finds it. */
  text: string
  /** How it is drawn, if text is not enough. */
  content?: ReactNode
  disabled?: boolean
}

/** An option, or a separator between two groups of options. */
export type ListboxEntry = ListboxOption | 'separator'

/** The options without separators, in order. */
export function optionsOf(entries: readonly ListboxEntry[]): ListboxOption[] {
  return entries.filter((entry) => entry !== 'separator')
}

function nameOf(entry: ListboxEntry | undefined): string | undefined {
  return typeof entry === 'object' ? entry.value : entry
}

function Separator() {
  return <div className="scotch-rule menu-rule" aria-hidden="true" />
}

/** The open list of a `Select`. It never takes the focus: its owner says which option is active. */
export function Listbox({ id, optionId, label, labelledBy, entries, value, active, onPoint, onChoose }: ListboxProps) {
  const options = optionsOf(entries)
  return (
    <div className="menu-list" role="listbox" id={id} aria-label={label} aria-labelledby={labelledBy}>
      {entries.map((entry, position) => {
        if (entry === 'separator') return <Separator key={`before ${nameOf(entries[position + 1])}`} />
        const index = options.indexOf(entry)
        return (
          <Option
            key={entry.value}
            id={optionId(index)}
            option={entry}
            selected={entry.value === value}
            active={index === active}
            onPoint={() => onPoint(index)}
            onChoose={() => onChoose(index)}
          />
        )
      })}
    </div>
  )
}

export type ListboxProps = {
  id: string
  optionId: (index: number) => string
  label?: string | undefined
  labelledBy?: string | undefined
  entries: readonly ListboxEntry[]
  value: string
  active: number | undefined
  onPoint: (index: number) => void
  onChoose: (index: number) => void
}

function Option({ id, option, selected, active, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control keeps the focus and handles the keys
    <div
      ref={element}
      id={id}
      className={classNames('menu-option', active && 'is-active')}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-disabled={option.disabled}
      onPointerMove={onPoint}
      onClick={onChoose}
      onPointerDown={(event) => event.preventDefault()}
    >
      {option.content ?? option.text}
      {selected && <Check size="s" className="menu-option-check" />}
    </div>
  )
}

type OptionProps = {
  id: string
  option: ListboxOption
  selected: boolean
  active: boolean
  onPoint: () => void
  onChoose: () => void
}
