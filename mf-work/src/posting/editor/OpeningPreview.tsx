import { openingWarnings } from '@mentor-connect/contract/work/openingWarnings'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { languageOf } from '@mentor-connect/i18n'
import { Card, Columns, Notice, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { OpeningFacts } from '../../opening-facts/OpeningFacts'
import { OpeningHeader } from '../../opening-facts/OpeningHeader'
import { OpeningText } from '../../opening-facts/OpeningText'
import { Warnings } from '../../opening-facts/Warnings'
import { useT } from '../messages/useT'
import { toContent, type OpeningValues } from './openingValues'

interface OpeningPreviewProps {
  values: OpeningValues
  stored?: OwnOpening
}

/** The opening as learners will see it, with the warnings that its text causes. */
export function OpeningPreview({ values, stored }: OpeningPreviewProps) {
  const t = useT()
  const content = toContent(values)
  const [now] = useState(() => new Date().toISOString())
  const language = languageOf(`${content.title} ${content.description}`) ?? 'en'
  const opening = {
    ...content,
    title: content.title || t('openings.own.untitled'),
    language,
    postedAt: stored?.postedAt ?? now,
  }
  return (
    <Stack $gap={6}>
      <Notice>{t('openings.form.previewNote')}</Notice>
      <OpeningHeader opening={opening} />
      <Columns $parts={[5, 3]}>
        <Stack $gap={8}>
          <Warnings warnings={openingWarnings(content)} />
          <OpeningText opening={opening} />
        </Stack>
        <Card>
          <OpeningFacts opening={opening} />
        </Card>
      </Columns>
    </Stack>
  )
}
