import { addressOnSite } from '@mentor-connect/api'
import { bookingButtonHtml } from '@mentor-connect/contract/mentoring/bookingButton'
import { paths } from '@mentor-connect/contract/remote'
import { SettingsCard } from '@mentor-connect/features/account'
import { Button, ButtonLink, Field, IconButton, Row, copyText } from '@mentor-connect/ui'
import { Copy, ExternalLink } from 'lucide-react'
import { useT } from './messages/useT'

/** Ways to share a booking page: its address, and a button for another site. */
export function SharePage({ slug }: { slug: string }) {
  const t = useT()
  const address = addressOnSite(paths.bookingPage(slug))
  const html = bookingButtonHtml({ address, label: t('sessions.page.buttonLabel') })
  const failed = t('sessions.page.copyFailed')
  return (
    <SettingsCard title={t('sessions.page.share')}>
      <Field
        label={t('sessions.page.address')}
        type="url"
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
        end={
          <IconButton
            aria-label={t('sessions.page.copyAddress')}
            onClick={() => void copyText(address, { copied: t('sessions.page.addressCopied'), failed })}
          >
            <Copy size={18} aria-hidden />
          </IconButton>
        }
      />
      <Row>
        <ButtonLink $variant="secondary" to={paths.bookingPage(slug)}>
          <ExternalLink size={18} aria-hidden />
          {t('sessions.page.open')}
        </ButtonLink>
      </Row>
      <Field
        label={t('sessions.page.html')}
        hint={t('sessions.page.htmlHint')}
        rows={4}
        value={html}
        readOnly
        dir="ltr"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <Button
          $variant="secondary"
          onClick={() => void copyText(html, { copied: t('sessions.page.htmlCopied'), failed })}
        >
          <Copy size={18} aria-hidden />
          {t('sessions.page.copyHtml')}
        </Button>
      </Row>
    </SettingsCard>
  )
}
