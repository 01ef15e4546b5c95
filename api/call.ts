/** One call of the API: its method, address, input and answer. Web and server both take their types from it and declare none of their own. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:` begins a parameter. */
  path: string
  /** The types after parsing by the server; in the address all values are text. */
  query?: object
  body?: object
  /** The JSON answer. A call without one answers with status 204. */
  answer?: unknown
}

/** Declares the type of a call's input; there is no value at run time. */
export function takes<Taken extends object>(): Taken {
  return undefined as unknown as Taken
}

/**
 * Declares the type of a call's answer. Optional fields do not compile, because one side could omit them without the other noticing: use
 * null for a missing value.
 */
export function gives<Given>(..._: HasOptional<Given> extends true ? ['An answer has no optional field'] : []): Given {
  return undefined as Given
}

/** Whether a type has an optional field at any depth. Rows that are only passed through (`Record`) count as having none. */
type HasOptional<Value> = true extends OptionalIn<Value> ? true : false
type OptionalIn<Value> = Value extends readonly (infer Item)[]
  ? OptionalIn<Item>
  : Value extends object
    ? {
        [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key>
          ? string extends Key
            ? false
            : true
          : OptionalIn<Value[Key]>
      }[keyof Value]
    : false

/**
 * The header in which a page names, by uid, the reader for whom it makes a call. All tabs of a browser share one session, so by now the
 * session may belong to somebody else: the call is then refused with 409, and nothing is changed or disclosed.
 */
export const READER_HEADER = 'x-reader'

export type AnswerOf<Asked extends Call, Nothing = void> = Asked extends { answer: infer Given } ? Given : Nothing

/** The parameters of a path: `:id` requires an `id`. */
export type PartsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? { [Name in Part]: string } & PartsOf<More>
    : { [Name in Rest]: string }
  : unknown

type Optionally<Name extends string, Value> =
  Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value }

/** All input of a call: path parameters, query and body, as far as the call has them. */
export type InputOf<Asked extends Call> = (unknown extends PartsOf<Asked['path']>
  ? unknown
  : { parts: PartsOf<Asked['path']> }) &
  (Asked extends { query: infer Query } ? Optionally<'query', Query> : unknown) &
  (Asked extends { body: infer Body } ? Optionally<'body', Body> : unknown)
