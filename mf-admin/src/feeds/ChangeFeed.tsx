import { call } from '@mentor-connect/api'
import { changeFeed, type FeedDetails } from '@mentor-connect/contract/admin/feeds'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { Button, Muted, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import type { useAct } from '../operator/useAct'
import { FeedSettings } from './FeedSettings'

interface ChangeFeedProps {
  feed: FeedDetails
  acting: ReturnType<typeof useAct>
}

/** The settings of a feed. */
export function ChangeFeed({ feed, acting: { act, isBusy } }: ChangeFeedProps) {
  const t = useT()
  const { id, version, name, language, level } = feed
  const [values, setValues] = useState({ name, language, level })
  const isInactive = isBusy || isBlank(values.name)
  const save = () =>
    act(
      () => call(changeFeed, { params: { id }, body: { version, ...values } }),
      t('admin.feeds.done.change'),
    )
  return (
    <RecordSection title={t('admin.feeds.settings')}>
      <FeedSettings values={values} onChange={setValues} />
      <Muted>{t('admin.feeds.settingsHelp')}</Muted>
      <Row $gap={3}>
        <Button $variant="secondary" $inactive={isInactive} onClick={() => !isInactive && void save()}>
          {t('admin.openings.form.save')}
        </Button>
      </Row>
    </RecordSection>
  )
}
