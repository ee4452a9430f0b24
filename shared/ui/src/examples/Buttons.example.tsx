import { MoreHorizontal, Trash2 } from 'lucide-react'
import { Button, ButtonLink, IconButton } from '../Button'
import { Row } from '../layout'
import { Menu, MenuItem } from '../Menu'
import { useExampleT } from './useExampleT'

export function Buttons() {
  const t = useExampleT()
  return (
    <Row>
      <Button>{t('save')}</Button>
      <Button $inactive>{t('saving')}</Button>
      <Button $variant="secondary">{t('later')}</Button>
      <Button $variant="ghost">{t('more')}</Button>
      <Button $variant="accent">{t('highlight')}</Button>
      <Button $variant="danger" $small>
        {t('delete')}
      </Button>
      <ButtonLink to="/">{t('open')}</ButtonLink>
      <IconButton aria-label={t('delete')}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <Menu label={t('actions')} icon={<MoreHorizontal size={20} aria-hidden />}>
        {(close) => <MenuItem onClick={close}>{t('delete')}</MenuItem>}
      </Menu>
    </Row>
  )
}
