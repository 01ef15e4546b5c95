import type { Device, Unsent } from './state.ts'

const isSame = (one: Unsent, other: Unsent) => JSON.stringify(one) === JSON.stringify(other)

const without = ({ outbox }: Device, unsent: Unsent) => outbox.filter((other) => !isSame(other, unsent))

/** The device without this outbox entry. */
export function withoutUnsent(device: Device, unsent: Unsent): Device {
  return { ...device, outbox: without(device, unsent) }
}

/** The device with one more entry in its outbox, unless it is already there. */
export function withUnsent(device: Device, unsent: Unsent): Device {
  return { ...device, outbox: [...without(device, unsent), unsent] }
}
