/** Days that the dashboard's chart and the administrators' figures look back over. */
export const figureDays = 30;
