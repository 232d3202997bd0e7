/** Name of the event before this tab follows a sign-out in another one. A page with unsaved text cancels it. */
export const signedOutElsewhere = 'signed-out-elsewhere'

/** False when unsaved text of this page must outlast the sign-out in another tab. */
export const mayFollowSignOut = (): boolean => dispatchEvent(new CustomEvent(signedOutElsewhere, { cancelable: true }))
