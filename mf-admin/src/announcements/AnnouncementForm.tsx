import type { NewAnnouncement } from '@mentor-connect/contract/admin/announcements'
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_LINK,
  type AnnouncementAudience,
} from '@mentor-connect/contract/messages/announcementRules'
import { ANNOUNCEMENT_MAX, URL_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Field, Row, SelectField, space } from '@mentor-connect/ui'
import { useAddressErrorText } from '@mentor-connect/ui/address-errors'
import { useState } from 'react'
import styled from 'styled-components'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'

interface AnnouncementFormProps {
  isBusy: boolean
  onPublish: (announcement: NewAnnouncement) => Promise<boolean>
}

const BLANK = { en: '', hi: '', link: '', from: '', until: '', audience: 'everyone' as AnnouncementAudience }
type Values = typeof BLANK

/** Publishes an announcement. Times are entered in the time zone of the operator's device. */
export function AnnouncementForm({ isBusy, onPublish }: AnnouncementFormProps) {
  const t = useT()
  const addressErrorText = useAddressErrorText()
  const [values, setValues] = useState(BLANK)
  const announcement = announcementOf(values)
  const linkError =
    values.link === '' || new RegExp(ANNOUNCEMENT_LINK).test(values.link)
      ? addressErrorText(values.link)
      : t('admin.announcements.linkWrong')
  const canPublish = announcement !== undefined && !linkError && !isBusy

  /** Returns the `value` and `onChange` props of a field. */
  const bound = (name: Exclude<keyof Values, 'audience'>) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  const publish = async () => {
    if (announcement && (await onPublish(announcement))) setValues(BLANK)
  }

  return (
    <RecordSection title={t('admin.announcements.new')}>
      <Field
        label={t('admin.announcements.en')}
        rows={2}
        maxLength={ANNOUNCEMENT_MAX}
        {...bound('en')}
        lang="en"
      />
      <Field
        label={t('admin.announcements.hi')}
        rows={2}
        maxLength={ANNOUNCEMENT_MAX}
        {...bound('hi')}
        lang="hi"
      />
      <Field
        label={t('admin.announcements.link')}
        hint={t('admin.announcements.linkHint')}
        error={linkError}
        maxLength={URL_MAX}
        {...bound('link')}
      />
      <Sides>
        <SelectField
          label={t('admin.announcements.audience')}
          value={values.audience}
          onChange={(audience) => setValues({ ...values, audience })}
          options={ANNOUNCEMENT_AUDIENCES.map((value) => ({
            value,
            label: t(`admin.announcements.audience.${value}`),
          }))}
        />
        <Field label={t('admin.announcements.from')} type="datetime-local" {...bound('from')} />
        <Field label={t('admin.announcements.until')} type="datetime-local" {...bound('until')} />
      </Sides>
      <Row $gap={3}>
        <Button $inactive={!canPublish} onClick={() => canPublish && void publish()}>
          {t('admin.announcements.publish')}
        </Button>
      </Row>
    </RecordSection>
  )
}

/** The announcement to publish; undefined while a required field is empty. */
function announcementOf({ en, hi, link, from, until, audience }: Values): NewAnnouncement | undefined {
  if (!en.trim() || !hi.trim() || !until) return undefined
  return {
    texts: { en, hi },
    audience,
    until: new Date(until).toISOString(),
    ...(link && { link }),
    ...(from && { from: new Date(from).toISOString() }),
  }
}

/** Side by side where a date with its time has enough room. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space[4]};
  align-items: end;
`
