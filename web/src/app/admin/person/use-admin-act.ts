import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKey } from '../../../lib/api/admin.ts';

/** An act of an admin; everything the admin screen shows is read again, also where another admin was first. */
export const useAdminAct = <Input, Answer>(act: (input: Input) => Promise<Answer>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
};
