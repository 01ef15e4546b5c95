import { GOOGLE_CHANNEL, type GoogleOutcome } from '#api/sign-in.ts'
import type { GoogleOutside } from './google.ts'

/** Signing in with Google in a real browser. */
export const browserGoogle: GoogleOutside = {
  openPopup: () => window.open('', 'google-sign-in', 'popup,width=480,height=640'),
  goTo(address) {
    window.location.assign(address)
    return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
  },
  onOutcome(hear) {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<GoogleOutcome>) => hear(data)
    return () => channel.close()
  },
  onFocus(hear) {
    window.addEventListener('focus', hear)
    return () => window.removeEventListener('focus', hear)
  },
}
