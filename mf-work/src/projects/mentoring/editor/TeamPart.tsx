import {
  BRIEF_ROLES_MAX,
  PROJECT_WEEKS_MAX,
  ROLE_NAME_MAX,
  TEAM_SIZE_MAX,
  TEAM_SIZE_MIN,
  TEAMS_OF_BRIEF_MAX,
} from '@mentor-connect/contract/work/projects/projectLimits'
import { teamSizeOf } from '@mentor-connect/contract/work/projects/projectRules'
import { CountedField, FieldError, Fieldset, Muted, WholeNumberField } from '@mentor-connect/ui'
import { FormPart } from '../../../page-layout/FormPart'
import { Pairs } from '../../../page-layout/Pairs'
import { useT } from '../messages/useT'
import { newRole } from './briefValues'
import { EditedList } from '../../../page-layout/EditedList'
import type { BriefFormState } from './useBriefForm'
import { useErrorText } from './useErrorText'

/** The roles with their places, the time, and the number of teams. */
export function TeamPart({ form }: { form: BriefFormState }) {
  const t = useT()
  const { values, errors, set } = form
  const error = useErrorText(errors)
  const size = teamSizeOf(values)
  const problem = error('roles')
  return (
    <FormPart title={t('projects.form.team')}>
      <Fieldset aria-describedby={problem && 'roles-error'}>
        <legend>{t('projects.form.roles')}</legend>
        <EditedList
          entries={values.roles}
          max={BRIEF_ROLES_MAX}
          addLabel={t('projects.form.addRole')}
          removeLabel={(number) => t('projects.form.removeRole', { number })}
          canRemove={values.roles.length > 1 && !form.areRolesInUse}
          create={newRole}
          onChange={(roles) => set({ roles })}
        >
          {(role, index, change) => (
            <Pairs>
              <CountedField
                label={t('projects.form.role', { number: index + 1 })}
                name={index === 0 ? 'roles' : undefined}
                max={ROLE_NAME_MAX}
                capped
                value={role.name}
                onChange={(name) => change({ name })}
              />
              <WholeNumberField
                label={t('projects.form.places', { number: index + 1 })}
                min={1}
                max={TEAM_SIZE_MAX}
                value={role.places}
                onChange={(places = NaN) => change({ places })}
              />
            </Pairs>
          )}
        </EditedList>
        {problem && (
          <FieldError id="roles-error" role="alert">
            {problem}
          </FieldError>
        )}
      </Fieldset>
      <Muted role="status">
        {t('projects.form.size', {
          count: Number.isInteger(size) ? size : 0,
          min: TEAM_SIZE_MIN,
          max: TEAM_SIZE_MAX,
        })}
      </Muted>
      {form.areRolesInUse && <Muted>{t('projects.form.rolesInUse')}</Muted>}
      <Pairs>
        <WholeNumberField
          label={t('projects.form.weeks')}
          name="weeks"
          min={1}
          max={PROJECT_WEEKS_MAX}
          value={values.weeks}
          error={error('weeks')}
          onChange={(weeks = NaN) => set({ weeks })}
        />
        <WholeNumberField
          label={t('projects.form.teams')}
          name="teams"
          min={1}
          max={TEAMS_OF_BRIEF_MAX}
          value={values.teams}
          error={error('teams')}
          onChange={(teams = NaN) => set({ teams })}
        />
      </Pairs>
    </FormPart>
  )
}
