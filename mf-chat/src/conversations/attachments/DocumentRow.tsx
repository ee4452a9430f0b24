import { call } from '@mentor-connect/api'
import { getChatFile } from '@mentor-connect/contract/messages/chatAttachments'
import { useLocale } from '@mentor-connect/i18n'
import { IconButton, font, notify, radius, saveFile, space } from '@mentor-connect/ui'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { sizeLabel, type ShownFile } from './shownFiles'

/** A document of a message: name, type, size, and a button that saves it. */
export function DocumentRow({ file }: { file: ShownFile }) {
  const t = useT()
  const locale = useLocale()
  const { id, name, bytes } = file
  const [isLoading, setLoading] = useState(false)

  const save = async (fileId: string) => {
    setLoading(true)
    try {
      const { data } = await call(getChatFile, { params: { id: fileId } })
      saveFile(data, name)
    } catch (error) {
      console.error('The file could not be downloaded.', error)
      notify.failure(t('chat.files.missing', { name }))
    }
    setLoading(false)
  }

  return (
    <Row>
      <FileText size={28} aria-hidden />
      <Words>
        <Name dir="auto">{name}</Name>
        <Facts>
          {name.split('.').at(-1)?.toUpperCase()} · {sizeLabel(bytes, locale)}
        </Facts>
      </Words>
      {id !== undefined && (
        <IconButton
          aria-label={t('chat.files.download', { name })}
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && void save(id)}
        >
          <Download size={22} aria-hidden />
        </IconButton>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: min(14rem, 100%);
  padding: ${space[1]} ${space[2]};
  border: 1px solid currentColor;
  border-radius: ${radius.medium};

  svg {
    flex: none;
  }
  button {
    color: inherit;
  }
`

const Words = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
`

const Name = styled.span`
  overflow-wrap: anywhere;
`

const Facts = styled.span`
  font-size: ${font.size.small};
`
