import './field.css'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import TriangleAlert from '~icons/lucide/triangle-alert'
import { classNames } from './class-names.ts'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The error in the input. */
  error?: string | undefined
  /** Shows '92/2000 characters', in crimson near the limit. */
  counter?: { length: number; max: number } | undefined
  /** Reserves one line for the hint, which an error replaces, so that nothing below it moves. */
  holdsStill?: boolean
  className?: string
  /** One `Input`, `Textarea` or `Select`; label, hint and error are linked to it. */
  children: ReactNode
}

/** A label above a control, with hint, counter and error below. */
export function Field({ label, hint: text, error, counter, holdsStill, className, children }: FieldProps) {
  const id = useId()
  const hint = holdsStill && error ? undefined : text
  const notes = { hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = classNames(hint || counter ? notes.hint : '', error && notes.error) || undefined
  return (
    <div className={classNames('field', holdsStill && 'is-still', className)}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <FieldContext value={{ id, labelledBy: `${id}-label`, describedBy, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {(hint || counter) && (
        <span className="field-hint" id={notes.hint}>
          <span>{hint}</span>
          {counter && <Counter {...counter} />}
        </span>
      )}
      {holdsStill && !hint && !error && <span className="field-hint" />}
      {error && (
        <span className="field-error" id={notes.error}>
          <TriangleAlert size="s" />
          {error}
        </span>
      )}
    </div>
  )
}

/** A single-line text input; accepts the result of React Hook Form's `register()`. */
export function Input({ className, ...input }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...input} className={classNames('field-input', className)} />
}

/** A multi-line text input; accepts the result of React Hook Form's `register()`. */
export function Textarea({ className, ...textarea }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} {...textarea} className={classNames('field-area', className)} />
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className={classNames('numerals', length >= max * NEARLY_FULL && 'crimson')} aria-live="polite">
      {length}/{max} characters
    </span>
  )
}

/** 1950 of 2000. */
const NEARLY_FULL = 0.975

type FieldControl = { id: string; labelledBy: string; describedBy: string | undefined; invalid: boolean }

const FieldContext = createContext<FieldControl | undefined>(undefined)

/** The props that link a control to the field around it; empty outside a field. */
export function useField() {
  return use(FieldContext)
}

function useFieldControl() {
  const field = useField()
  return field && { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined }
}
