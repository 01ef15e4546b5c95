import './contact.css'
import { useConfig } from '#web/reader/use-config.ts'
import Mail from '~icons/lucide/mail'
import MessageCircle from '~icons/lucide/message-circle'

/** The ways to contact us directly; those not configured are left out. */
export function Contact() {
  const { email, chat } = useConfig()?.contact ?? {}
  if (!email && !chat) return null
  return (
    <section className="contact" aria-labelledby="contact-title">
      <h2 className="label" id="contact-title">
        Direct contact
      </h2>
      {email && (
        <a className="control-text" href={`mailto:${email}`}>
          <Mail size="s" />
          {email}
        </a>
      )}
      {chat && (
        <span className="control-text">
          <MessageCircle size="s" />
          {chat}
        </span>
      )}
    </section>
  )
}
