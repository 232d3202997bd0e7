import type { ErrorCode } from '../../../domain/errors.ts'

/** What a failed call means to a person, by its code. */
export const errors = {
  'accounts.address_taken': 'This e-mail address already has an account. Log in instead.',
  'accounts.bad_credentials': 'The e-mail address or the password is not right.',
  'accounts.email_unverified':
    'Confirm your e-mail address first. The link is in your inbox; you can have it sent again.',
  'accounts.last_sign_in': 'This is the only way to sign in to this account. Set a password first.',
  'accounts.not_admin': 'This area is for administrators.',
  'accounts.other_account':
    'This link belongs to another account. Log out, then log in to the account that asked for it.',
  'accounts.sign_in_again': 'For this, log out and log in again first. It keeps your account safe.',
  'accounts.sign_in_required': 'Log in to go on.',
  'accounts.social_unavailable': 'This way of signing in is not available now. Use your e-mail address and password.',
  'accounts.token_invalid': 'This link is no longer valid. Ask for a new one.',
  'accounts.weak_password': 'Choose a password of 8 to 128 characters.',
  'accounts.wrong_password': 'Your present password is not right.',
  'attempts.closed': 'This test has ended. What reached us in time is kept.',
  'attempts.lease_invalid': 'This test cannot go on from here. Open it again.',
  'attempts.lease_stale': 'This test is open elsewhere.',
  'attempts.limit_reached': 'You have used all attempts of this test.',
  'attempts.not_begun': 'This test has not begun yet.',
  'attempts.seq_conflict': 'An answer arrived twice with different content. The first is kept.',
  'catalogue.not_open': 'This test is not open now.',
  'input.invalid': 'Please check what you entered.',
  'input.media_type': 'This request cannot be read.',
  'input.method': 'This request cannot be done here.',
  'input.picture': 'Choose a JPEG, PNG or WebP picture of at most 200 kB.',
  'input.too_large': 'This is too large to send.',
  'platform.forbidden_origin': 'This request came from another site and was refused.',
  'platform.internal': 'Something went wrong on our side. Nothing you saved is lost.',
  'platform.not_found': 'There is nothing here.',
  'platform.rate_limited': 'Too many tries. Wait a little and try again.',
  'platform.unavailable': 'The service is busy. Nothing is lost; try again in a moment.',
  'results.not_released': 'The result is not out yet.',
} satisfies Record<ErrorCode, string>
