import './auth-form.css'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import type { Errand } from './errand.ts'
import { Forgotten } from './forgotten.tsx'
import { NewPassword } from './new-password.tsx'
import { ProveAddress } from './prove-address.tsx'

/** Takes the place of the form during an errand. */
export function ErrandPanel({ errand }: { errand: Errand }) {
  return (
    <div className="stack auth-form-errand">
      {errand.kind === 'forgotten' && <Forgotten />}
      {errand.kind === 'reset' && <NewPassword errandKey={errand.key} />}
      {errand.kind === 'verify' && <ProveAddress errandKey={errand.key} />}
      <p className="control-text auth-form-switch">
        <Link to={href('signIn')} replace>
          Back to sign-in
        </Link>
      </p>
    </div>
  )
}
