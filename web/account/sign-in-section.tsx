import { useReader } from '#web/reader/reader-context.tsx'
import { useConfig } from '#web/reader/use-config.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useScrollToLate } from './address.ts'
import { ChangeAddress } from './change-address.tsx'
import { ChangePassword } from './change-password.tsx'
import { Devices } from './devices.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useAccount } from './use-account.ts'

/** How the reader signs in, and where they are signed in. A guest's only access is their current session. */
export function SignInSection() {
  const { profile } = useReader()
  return profile && !profile.isAnonymous && <OwnSignIn key={profile.uid} />
}

function OwnSignIn() {
  const { account, again } = useAccount()
  const config = useConfig()
  useScrollToLate('sign-in', typeof account === 'object')
  return (
    <SettingsSection id="sign-in" title="Sign-in">
      {account === 'failed' && (
        <Banner
          action={
            <Button small onClick={() => void again()}>
              Try again
            </Button>
          }
        >
          Your devices cannot be shown just now.
        </Banner>
      )}
      {typeof account === 'object' && (
        <>
          <ChangeAddress account={account} hasMail={config?.mail ?? false} onChange={again} />
          <ChangePassword account={account} onChange={again} />
          <RecoveryCodes account={account} onChange={again} />
          <Devices devices={account.devices} onChange={again} />
        </>
      )}
    </SettingsSection>
  )
}
