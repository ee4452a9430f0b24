import { fileUrl } from '@mentor-connect/api'
import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import {
  Button,
  ButtonAnchor,
  Row,
  VisuallyHidden,
  color,
  font,
  lazyPart,
  radius,
  space,
} from '@mentor-connect/ui'
import { ExternalLink, FileText } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { lessonMediaOf } from '@mentor-connect/contract/courses/lessons/lessonMedia'
import { useT } from '../messages/useT'

const PdfViewer = lazyPart(() =>
  import(/* webpackChunkName: "pdf-viewer" */ '../../viewer/PdfViewer').then(
    ({ PdfViewer: viewer }) => viewer,
  ),
)

export function DocumentBlock({ block: { title, file } }: { block: BlockOf<'document'> }) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <Box lang={useLocale()}>
      <Name>
        <FileText size={24} aria-hidden />
        <span lang={languageOf(title)}>{title}</span>
      </Name>
      <Row $gap={2}>
        {lessonMediaOf(file) && (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t('public.player.document.here')}
          </Button>
        )}
        <ButtonAnchor
          $variant="secondary"

          href={fileUrl(file)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('public.player.document.open')}
          <ExternalLink size={16} aria-hidden />
          <VisuallyHidden lang={languageOf(title)}>{title}</VisuallyHidden>
        </ButtonAnchor>
      </Row>
      {isShown && <PdfViewer title={title} url={fileUrl(file)} />}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-weight: ${font.weight.semibold};

  svg {
    flex: none;
    color: ${color.primary};
  }
`
