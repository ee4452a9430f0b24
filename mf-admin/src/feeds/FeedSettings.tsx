import type { FeedDetails } from '@mentor-connect/contract/admin/feeds'
import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { FEED_NAME_MAX } from '@mentor-connect/contract/work/feedRules'
import { OPENING_LEVELS } from '@mentor-connect/contract/work/openingRules'
import { useLocale } from '@mentor-connect/i18n'
import { Columns, Field, SelectField } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

export type FeedSettingValues = Pick<FeedDetails, 'name' | 'language' | 'level'>

interface FeedSettingsProps {
  values: FeedSettingValues
  onChange: (values: FeedSettingValues) => void
}

/** The fields of a feed that can be changed later. */
export function FeedSettings({ values, onChange }: FeedSettingsProps) {
  const t = useT()
  const locale = useLocale()
  const recognised = { value: '' as const, label: t('admin.feeds.recognised') }
  return (
    <>
      <Field
        label={t('admin.feeds.name')}
        maxLength={FEED_NAME_MAX}
        value={values.name}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
      />
      <Columns $parts={[1, 1]} $gap={3}>
        <SelectField
          label={t('admin.feeds.language')}
          value={values.language ?? ''}
          onChange={(language) => onChange({ ...values, language: language === '' ? null : language })}
          options={[recognised, ...languageOptions(locale)]}
        />
        <SelectField
          label={t('admin.feeds.level')}
          value={values.level}
          onChange={(level) => onChange({ ...values, level })}
          options={OPENING_LEVELS.map((value) => ({ value, label: t(`admin.openings.level.${value}`) }))}
        />
      </Columns>
    </>
  )
}
