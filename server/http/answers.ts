import type { Context, Env, Handler, Hono, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { AnswerOf, Call } from '#api/call.ts'
import type { Profile } from '#api/profile.ts'
import { readBody, readQuery } from './body.ts'
import type { CallTurns } from './call-turns.ts'
import { methodNotAllowed } from './method-not-allowed.ts'

/**
 * Registers handlers for calls of the contract on an app, behind the guards.
 *
 * The types hold both sides to the contract: the schemas accept exactly the call's body and query, including optional fields, and `respond`
 * returns exactly its answer.
 */
export function answersOn<E extends Env>(app: Hono<E>, ...guards: MiddlewareHandler<E>[]) {
  const guarded = new Set<string>()
  return <
    const Asked extends Call,
    Body extends z.ZodType,
    Query extends z.ZodType,
    const Given extends AnswerOf<Asked>,
  >(
    call: Asked,
    reads: { body?: Body; query?: Query } & Reads<Asked, Body, Query>,
    respond: (
      c: Context<E, Asked['path']>,
      asked: { body: z.output<Body>; query: z.output<Query> },
    ) => Exactly<AnswerOf<Asked>, Given> | Promise<Exactly<AnswerOf<Asked>, Given>>,
  ): void => {
    const { body, query }: { body?: Body; query?: Query } = reads
    const handler: Handler<E, Asked['path']> = async (c) => {
      const asked = { query: query && readQuery(c, query), body: body && (await readBody(c, body)) }
      const { reader } = c.var as { reader?: Profile }
      const work = async () => respond(c, asked as Parameters<typeof respond>[1])
      const given = await (reader ? inTurn(c, reader.uid, work) : work())
      return given === undefined ? c.body(null, 204) : c.json(given as object)
    }
    // Once per address, for all methods.
    if (!guarded.has(call.path)) for (const guard of guards) app.use(call.path, guard)
    guarded.add(call.path)
    app.on([call.method], [call.path], handler)
  }
}

/** Does work for a call in turn (call-turns.ts): a flood of calls would take every connection of the database. */
export function inTurn<Result>(c: Context, reader: string | undefined, work: () => Promise<Result>): Promise<Result> {
  const { callTurns } = c.var as { callTurns?: CallTurns }
  return callTurns ? callTurns(c, reader, work) : work()
}

/** Sets the turns in which the calls of readers are worked on; without them, all are at once. */
export function callsInTurn(callTurns: CallTurns | undefined): MiddlewareHandler {
  return (c, next) => {
    c.set('callTurns', callTurns)
    return next()
  }
}

/** Refuses every other method on the addresses of the calls. Register it after their handlers. */
export function refuseOtherMethods(app: Hono, calls: readonly Call[]): void {
  for (const path of new Set(calls.map((call) => call.path))) {
    app.all(path, methodNotAllowed(...calls.filter((call) => call.path === path).map(({ method }) => method)))
  }
}

/** Whether two types have the same fields, including optional ones; `readonly` and intersections make no difference. */
type Same<One, Other> =
  (<T>() => T extends Plain<One> ? 1 : 2) extends <T>() => T extends Plain<Other> ? 1 : 2 ? true : false

type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value

/** An answer has every field of the contract, because none is optional, and must have no other. */
type Exactly<Declared, Given> = true extends HasMore<Declared, Given> ? { theContractDeclares: Declared } : Given

type HasMore<Declared, Given> = unknown extends Declared
  ? false
  : Given extends readonly (infer Item)[]
    ? HasMore<ItemOf<Declared>, Item>
    : Given extends object
      ? Exclude<keyof Given, KeyOf<Declared>> extends never
        ? { [Key in keyof Given]: HasMore<ValueOf<Declared, Key>, Given[Key]> }[keyof Given]
        : true
      : false

/** Distributes over a union. */
type ItemOf<Declared> = Declared extends readonly (infer Item)[] ? Item : never
type KeyOf<Declared> = Declared extends unknown ? keyof Declared : never
type ValueOf<Declared, Key> = Declared extends unknown ? (Key extends keyof Declared ? Declared[Key] : never) : never

/** A body schema whose input is what the contract declares. */
type BodySchema<Declared, Schema extends z.ZodType> =
  Same<Declared, z.input<Schema>> extends true ? Schema : { theContractDeclares: Declared }

/** A query arrives as text, so the schema's output is compared, where defaults may have filled in missing fields. */
type QuerySchema<Declared, Schema extends z.ZodType> =
  Same<Required<Declared>, Required<z.output<Schema>>> extends true ? Schema : { theContractDeclares: Declared }

type Reads<Asked extends Call, Body extends z.ZodType, Query extends z.ZodType> = (Asked extends {
  body: infer Declared
}
  ? { body: BodySchema<Declared, Body> }
  : { body?: never }) &
  (Asked extends { query: infer Declared } ? { query: QuerySchema<Declared, Query> } : { query?: never })
