print("kumiko")
