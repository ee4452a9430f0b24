import { call } from '@mentor-connect/api'
import { uploadFeedFile } from '@mentor-connect/contract/admin/feeds'
import { FEED_BYTES_MAX } from '@mentor-connect/contract/work/feedRules'
import { Button, Field, Muted, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import type { useAct } from '../operator/useAct'
import { FileColumns } from './FileColumns'

interface UploadFileProps {
  id: string
  acting: ReturnType<typeof useAct>
}

/** Uploads a CSV file, and says how it is written. */
export function UploadFile({ id, acting: { act, isBusy } }: UploadFileProps) {
  const t = useT()
  const [file, setFile] = useState<File>()
  const isTooLarge = file !== undefined && file.size > FEED_BYTES_MAX
  const isInactive = isBusy || !file || isTooLarge
  const upload = async (chosen: File) => {
    const body = { file: await base64Of(chosen) }
    await act(() => call(uploadFeedFile, { params: { id }, body }), t('admin.feeds.done.upload'))
  }
  return (
    <RecordSection title={t('admin.feeds.upload')}>
      <Field
        label={t('admin.feeds.csv')}
        type="file"
        accept=".csv,text/csv"
        error={isTooLarge ? t('admin.feeds.tooLarge') : undefined}
        onChange={({ target }) => setFile((target as HTMLInputElement).files?.[0])}
      />
      <Muted>{t('admin.feeds.uploadHelp')}</Muted>
      <Row $gap={3}>
        <Button $inactive={isInactive} onClick={() => !isInactive && void upload(file)}>
          {t('admin.feeds.uploadNow')}
        </Button>
      </Row>
      <FileColumns />
    </RecordSection>
  )
}

/** Reads a file as base64. A data URL contains it behind a comma. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new Error('The file cannot be read.', { cause: reader.error }))
    reader.readAsDataURL(file)
  })
}
