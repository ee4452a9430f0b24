import { lazyPart, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { DocumentRow } from './DocumentRow'
import { PictureTile } from './PictureTile'
import type { ShownFile } from './shownFiles'
import { VoicePlayer } from './VoicePlayer'

const PictureDialog = lazyPart(() => import('./PictureDialog').then((module) => module.PictureDialog))

/** The files of a message. Pictures come first and are opened large in a dialog. */
export function MessageFiles({ files }: { files: ShownFile[] }) {
  const [opened, setOpened] = useState<number>()
  const pictures = files.filter(({ kind }) => kind === 'picture')
  return (
    <Files>
      {pictures.length > 0 && (
        <Pictures $isSingle={pictures.length === 1}>
          {pictures.map((file, index) => (
            <PictureTile
              key={index}
              file={file}
              isSingle={pictures.length === 1}
              onOpen={() => setOpened(index)}
            />
          ))}
        </Pictures>
      )}
      {files.map((file, index) => {
        if (file.kind === 'document') return <DocumentRow key={index} file={file} />
        return file.kind === 'voice' && <VoicePlayer key={index} file={file} />
      })}
      {opened !== undefined && (
        <PictureDialog pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </Files>
  )
}

const Files = styled.div`
  flex: 1 1 100%;
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`

const Pictures = styled.div<{ $isSingle: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSingle }) => ($isSingle ? '1fr' : '1fr 1fr')};
  gap: ${space[1]};
`
