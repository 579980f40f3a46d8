import KumikoCommand

CommandTable.main()
