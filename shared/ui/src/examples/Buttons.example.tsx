import { MoreHorizontal, Trash2 } from 'lucide-react'
import { Button, ButtonLink, IconButton } from '../Button'
import { Row } from '../layout'
import { Menu, MenuItem } from '../Menu'
import { useExampleT } from './useExampleT'

export function Buttons() {
  const t = useExampleT()
  return (
    <Row>
      <Button>{t('example.save')}</Button>
      <Button $inactive>{t('example.saving')}</Button>
      <Button $variant="secondary">{t('example.later')}</Button>
      <Button $variant="ghost">{t('example.more')}</Button>
      <Button $variant="accent">{t('example.highlight')}</Button>
      <Button $variant="danger" $small>
        {t('example.delete')}
      </Button>
      <ButtonLink to="/">{t('example.open')}</ButtonLink>
      <IconButton aria-label={t('example.delete')}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <Menu label={t('example.actions')} icon={<MoreHorizontal size={20} aria-hidden />}>
        {(close) => <MenuItem onClick={close}>{t('example.delete')}</MenuItem>}
      </Menu>
    </Row>
  )
}
