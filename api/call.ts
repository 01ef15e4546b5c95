/**
 * One call of the API: its method and address, what it takes and what it answers. Web and server take their types from
 * it, and neither declares its own.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:` begins a part that differs from call to call. */
  path: string
  /** As the server reads it; the address holds its values as text. */
  query?: object
  body?: object
  /** What comes back as JSON; a call without one answers with status 204. */
  answer?: unknown
}

/** Stands for the type of what a call takes; at run time it holds nothing. */
export function takes<Taken extends object>(): Taken {
  return undefined as unknown as Taken
}

/**
 * What a call answers. One side could leave out an optional field without the other noticing, so an optional field does
 * not compile, and null stands for what is missing.
 */
export function gives<Given>(..._: HasOptional<Given> extends true ? ['An answer has no optional field'] : []): Given {
  return undefined as Given
}

/** Whether a type has an optional field anywhere; rows that only pass through (`Record`) have none. */
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
 * The header by which a page names the reader for whom it makes a call, by uid. All tabs of a browser share one session, so it may be that
 * of somebody else by now: then the call is refused with 409, and nothing is taken or told.
 */
export const READER_HEADER = 'x-reader'

export type AnswerOf<Asked extends Call, Nothing = void> = Asked extends { answer: infer Given } ? Given : Nothing

/** The parts of a path that differ: `:id` wants an `id`. */
export type PartsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? { [Name in Part]: string } & PartsOf<More>
    : { [Name in Rest]: string }
  : unknown

type Optionally<Name extends string, Value> =
  Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value }

/** Everything a call takes: the parts of its path, its query and its body, where it has them. */
export type Along<Asked extends Call> = (unknown extends PartsOf<Asked['path']>
  ? unknown
  : { parts: PartsOf<Asked['path']> }) &
  (Asked extends { query: infer Query } ? Optionally<'query', Query> : unknown) &
  (Asked extends { body: infer Body } ? Optionally<'body', Body> : unknown)
