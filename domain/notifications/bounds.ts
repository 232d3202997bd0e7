/** Most unread notices that are counted; one more where there are more. */
export const countedNotices = 99

/** Time for which a notice is listed. */
export const listedNoticeMs = 90 * 86_400_000
