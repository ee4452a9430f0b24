import { ApiError } from '../../../platform/http/errors'

export const planErrors = {
  planChanged: () =>
    new ApiError(
      409,
      'plan_changed',
      'The plan was changed in the meantime. Load it again to see how it stands.',
    ),
}
