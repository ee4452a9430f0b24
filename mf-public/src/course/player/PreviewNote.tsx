import { ButtonLink, Stack, color, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useCoursePath } from '../../course-cards/useCoursePath'
import { useT } from './messages/useT'

/** Says that this lesson is a preview. Shown to readers who are not enrolled. */
export function PreviewNote({ courseId }: { courseId: string }) {
  const t = useT()
  const coursePath = useCoursePath()
  return (
    <Box>
      <Stack $gap={1}>
        <Name>{t('public.player.preview.title')}</Name>
        <p>{t('public.player.preview.text')}</p>
      </Stack>
      <ButtonLink to={coursePath(courseId)} $variant="secondary">
        {t('public.player.preview.action')}
      </ButtonLink>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  margin-top: ${space[5]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};

  & > :first-child {
    flex: 1 1 16rem;
  }
`

const Name = styled.p`
  font-weight: ${font.weight.semibold};
`
