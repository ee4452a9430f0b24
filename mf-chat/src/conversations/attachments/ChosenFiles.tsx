import type { OutgoingFile } from '@mentor-connect/api/outboxes'
import { useLocale } from '@mentor-connect/i18n'
import { FieldError, IconButton, color, font, radius, space } from '@mentor-connect/ui'
import { FileText, X } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { FileProblem } from './chooseFiles'
import { sizeLabel } from './shownFiles'
import { useFileUrl } from './useFileUrl'
import type { ChosenFiles as Chosen } from './useChosenFiles'
import { VoicePlayer } from './VoicePlayer'

/** The files of the message that is being written, each with a button that removes it, and why one cannot be added. */
export function ChosenFiles({ chosen, onRemoved }: { chosen: Chosen; onRemoved: () => void }) {
  const t = useT()
  const { files, problem, isDragging, isAllowed } = chosen
  const handleRemove = (key: string) => {
    chosen.remove(key)
    onRemoved()
  }
  return (
    <>
      {isDragging && isAllowed && <DropHint>{t('chat.files.drop')}</DropHint>}
      {files.length > 0 && (
        <List aria-label={t('chat.files.chosen')}>
          {files.map((file) => (
            <ChosenFile key={file.key} file={file} onRemove={() => handleRemove(file.key)} />
          ))}
        </List>
      )}
      <div role="alert">{problem && <Problem problem={problem} />}</div>
    </>
  )
}

function ChosenFile({ file, onRemove }: { file: OutgoingFile; onRemove: () => void }) {
  const t = useT()
  const locale = useLocale()
  const url = useFileUrl(file)
  return (
    <Item>
      {file.kind === 'picture' && url && <Thumbnail src={url} alt="" />}
      {file.kind === 'document' && <FileText size={22} aria-hidden />}
      {file.kind === 'voice' ? (
        <VoicePlayer file={{ ...file, bytes: file.content.size }} />
      ) : (
        <Words>
          <Name dir="auto">{file.name}</Name>
          <Size>{sizeLabel(file.content.size, locale)}</Size>
        </Words>
      )}
      <IconButton aria-label={t('chat.files.remove', { name: file.name })} onClick={onRemove}>
        <X size={20} aria-hidden />
      </IconButton>
    </Item>
  )
}

function Problem({ problem }: { problem: FileProblem }) {
  const t = useT()
  const locale = useLocale()
  if (problem.kind === 'tooLarge')
    return (
      <FieldError>
        {t('chat.files.tooLarge', { name: problem.name, size: sizeLabel(problem.maxBytes, locale) })}
      </FieldError>
    )
  if (problem.kind === 'wrongType')
    return <FieldError>{t('chat.files.wrongType', { name: problem.name })}</FieldError>
  return <FieldError>{t(`chat.files.${problem.kind}`)}</FieldError>
}

const DropHint = styled.p`
  margin-bottom: ${space[2]};
  padding: ${space[3]};
  border: 2px dashed ${color.primary};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  text-align: center;
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-height: 11rem;
  margin-bottom: ${space[2]};
  overflow-y: auto;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.background};
`

const Thumbnail = styled.img`
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.small};
  object-fit: cover;
`

const Words = styled.span`
  display: grid;
  min-width: 0;
`

const Name = styled.span`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Size = styled.span`
  color: ${color.muted};
  font-size: ${font.size.small};
`
