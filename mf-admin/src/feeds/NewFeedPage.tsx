import { call, newId } from '@mentor-connect/api'
import { createFeed } from '@mentor-connect/contract/admin/feeds'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { PageTitle } from '@mentor-connect/contract/remote'
import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { FEED_KINDS, type FeedKind } from '@mentor-connect/contract/work/feedRules'
import { Button, Field, Row, SelectField, Title } from '@mentor-connect/ui'
import { useAddressErrorText } from '@mentor-connect/ui/address-errors'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { useAct } from '../operator/useAct'
import { FeedSettings, type FeedSettingValues } from './FeedSettings'

const BLANK: FeedSettingValues = { name: '', language: null, level: 'fresher' }

/** Adds a feed. */
export default function NewFeedPage() {
  const t = useT()
  const navigate = useNavigate()
  // A repeated request has the same id, so that it adds one feed only.
  const [id] = useState(newId)
  const [kind, setKind] = useState<FeedKind>('address')
  const [address, setAddress] = useState('')
  const [settings, setSettings] = useState(BLANK)
  const { act, isBusy, failure } = useAct(() => undefined)
  const addressError = useAddressError()(address)
  const isComplete = !isBlank(settings.name) && (kind === 'file' || (address !== '' && !addressError))
  const canAdd = isComplete && !isBusy

  const add = async () => {
    const body = { id, ...settings, ...(kind === 'address' && { address }) }
    if (await act(() => call(createFeed, { body }), '')) void navigate(`/openings/feeds/${id}`)
  }
  return (
    <RecordLayout>
      <PageTitle>{t('admin.feeds.new')}</PageTitle>
      <Title>{t('admin.feeds.new')}</Title>
      <RecordSection>
        <SelectField
          label={t('admin.feeds.source')}
          value={kind}
          onChange={setKind}
          options={FEED_KINDS.map((value) => ({ value, label: t(`admin.feeds.kind.${value}`) }))}
        />
        {kind === 'address' && (
          <Field
            label={t('admin.feeds.address')}
            hint={t('admin.feeds.addressHint')}
            type="url"
            inputMode="url"
            maxLength={URL_MAX}
            value={address}
            error={address === '' ? undefined : addressError}
            onChange={({ target }) => setAddress(target.value.trim())}
          />
        )}
        <FeedSettings values={settings} onChange={setSettings} />
        <Row $gap={3}>
          <Button $inactive={!canAdd} onClick={() => canAdd && void add()}>
            {t('admin.feeds.add')}
          </Button>
        </Row>
        <AdminFailure failure={failure} />
      </RecordSection>
    </RecordLayout>
  )
}

/** Returns a function from an address to the text of its error; undefined if there is none. */
function useAddressError() {
  const t = useT()
  const addressErrorText = useAddressErrorText()
  return (address: string) => {
    const isHttps = URL.canParse(address) && new URL(address).protocol === 'https:'
    return isHttps ? addressErrorText(address) : t('admin.openings.error.address')
  }
}
